import { createElement, type ReactElement } from "react";
import { parseLegalText, type LegalBlock, type LegalLine } from "#core/legal/legal-markup.ts";
import { sectionTitle, textLink } from "#ui/design/layout/layout.css.ts";
import * as styles from "./legal-page.css.ts";

interface LegalBodyProps {
  readonly body: string;
  /** Of its headings, 2 to 5. */
  readonly level: number;
}

/** An organization's words as elements; whatever they are, they are text (SHOP-21). */
export function LegalBody({ body, level }: LegalBodyProps): ReactElement {
  return <>{parseLegalText(body).map((block, at) => toElement(block, level, at))}</>;
}

// Blocks have no names, and a text is drawn whole whenever it changes: its places are its keys.
function toElement(block: LegalBlock, level: number, at: number): ReactElement {
  switch (block.kind) {
    case "heading":
      return createElement(
        `h${level}`,
        { key: at, className: level === 2 ? sectionTitle : styles.heading },
        <Line line={block.line} />,
      );
    case "paragraph":
      return (
        <p key={at}>
          {block.lines.map((line, place) => (
            <Line key={place} line={line} isAfterAnother={place > 0} />
          ))}
        </p>
      );
    case "list":
      return (
        <ul key={at} className={styles.list}>
          {block.items.map((item, place) => (
            <li key={place}>
              <Line line={item} />
            </li>
          ))}
        </ul>
      );
  }
}

interface LineProps {
  readonly line: LegalLine;
  readonly isAfterAnother?: boolean;
}

function Line({ line, isAfterAnother = false }: LineProps): ReactElement {
  return (
    <>
      {isAfterAnother && <br />}
      {line.map(({ text, href }, place) =>
        href === null ? (
          text
        ) : (
          <a key={place} href={href} rel="noopener nofollow" className={textLink}>
            {text}
          </a>
        ),
      )}
    </>
  );
}
