import { canonicalUrl } from "#core/routing/title.ts";
import type { I18n } from "#ui/i18n/i18n.ts";
import { isLandingPage } from "#ui/landing/words/landing-description.ts";
import { headContent, type PageSubject } from "./head-content.ts";

/**
 * Lets the tags in the head speak of the page that a navigation led to, as the server writes them into a first HTML.
 * They are looked up in the document: the server wrote them, no component did. Where texts of the page are missing and
 * cannot be loaded the tags stay as they are.
 */
export async function followHead(
  head: HTMLHeadElement,
  i18n: I18n,
  path: string,
  subject: PageSubject,
): Promise<void> {
  const link = head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link !== null) {
    // The server knows the origin that the shop is published under; it stays the same.
    const canonical = canonicalUrl(new URL(link.href).origin, path);
    link.href = canonical;
    write(head, "property", "og:url", canonical);
  }
  const address = link?.href;
  if (subject.match !== null && isLandingPage(subject.match.route.id)) {
    const isWorded = await i18n.load("pages").then(
      () => true,
      () => false,
    );
    // Meanwhile another navigation may have led on.
    if (!isWorded || link?.href !== address) return;
  }
  const { title, description, isIndexable } = headContent(i18n, subject);
  write(head, "name", "description", description);
  write(head, "property", "og:title", title);
  write(head, "property", "og:description", description);
  write(head, "name", "robots", isIndexable ? null : "noindex");
}

function write(head: HTMLHeadElement, kind: "name" | "property", name: string, content: string | null): void {
  const present = head.querySelector(`meta[${kind}="${name}"]`);
  if (content === null) return present?.remove();
  const meta = present ?? head.appendChild(document.createElement("meta"));
  meta.setAttribute(kind, name);
  meta.setAttribute("content", content);
}
