import type { ReactElement } from "react";
import * as styles from "./picture.css.ts";

interface PictureProps {
  /** null shows the empty plate. */
  readonly picture: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
    /** Photographs have some, illustrations none. */
    readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  } | null;
  /** How wide it is drawn, as CSS says it, for the browser to choose from the sources. */
  readonly sizes?: string | undefined;
  readonly ratio?: "square" | "card" | "wide" | undefined;
  readonly rounded?: "none" | "sm" | "md" | "lg" | undefined;
  /** `contain` shows an illustration whole on its plate; a photograph fills the frame (`cover`). */
  readonly fit?: "cover" | "contain" | undefined;
  /** Gray, for what is sold out; a text next to it says so. */
  readonly dimmed?: boolean | undefined;
  /** Above the fold: fetched at once. Keep these few, they delay the page's load. */
  readonly eager?: boolean | undefined;
  /** Empty where the name is next to the picture. */
  readonly decorative?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A picture of food on its plate-colored ground, in a frame that never changes size. */
export function Picture(props: PictureProps): ReactElement {
  const { picture, ratio, rounded, dimmed, eager = false, decorative = false, className } = props;
  const { sizes = "auto, 50vw" } = props;
  const fit = picture?.sources[0] === undefined ? props.fit : "cover";
  const image = picture !== null && (
    <img
      className={styles.image({ fit })}
      src={picture.url}
      width={picture.width}
      height={picture.height}
      alt={decorative ? "" : picture.alt}
      loading={eager ? "eager" : "lazy"}
      // What is seen later leaves the line to the letters and to what is seen first.
      fetchPriority={eager ? "high" : "low"}
      // Painted with the page's first frame, not one later.
      decoding={eager ? "sync" : "async"}
    />
  );
  return (
    <span className={`${styles.frame({ ratio, rounded, fit, dimmed })} ${className ?? ""}`}>
      {picture?.sources[0] === undefined ? (
        image
      ) : (
        <picture className={styles.choice}>
          {picture.sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={sizes} />
          ))}
          {image}
        </picture>
      )}
    </span>
  );
}
