import type { ReactElement } from "react";
import { type DrawnCart, drawnCart } from "#core/app/own-page.ts";
import type { Line } from "#core/cart/line.ts";
import type { Picture as PictureFile } from "#core/menu/menu.ts";
import { isolate } from "#core/kernel/isolate.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { Skeleton } from "#ui/design/feedback/skeleton.tsx";
import { stepper, value } from "#ui/design/field/number-stepper.css.ts";
import { TicketIcon } from "#ui/design/icons/purchase.tsx";
import { Picture } from "#ui/design/picture.tsx";
import { LineNote } from "#ui/order/line-note.tsx";
import { LineTrace } from "#ui/order/line-trace.tsx";
import { Why } from "#ui/order/why.tsx";
import * as contentsStyles from "../cart-contents.css.ts";
import * as lineStyles from "../cart-line.css.ts";
import { LinePrice } from "../line-price.tsx";
import * as styles from "./cart-shape.css.ts";

const LINES = [1, 2, 3];

/** The lines of a cart that is not known yet: those that the page was drawn with, else gray shapes. */
export function CartShape(): ReactElement {
  const drawn = drawnCart(useApp());
  return drawn === null ? <Shapes /> : <DrawnLines {...drawn} />;
}

function Shapes(): ReactElement {
  return (
    <div className={styles.shapes}>
      {LINES.map((line) => (
        <div key={line} className={styles.shape}>
          <Skeleton shape="square" className={styles.picture} />
          <div>
            <Skeleton />
            <Skeleton shape="short" />
          </div>
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

// They stand where the lines will, so that nothing moves when they can be changed.
function DrawnLines({ cart: { lines, promotions }, pictures }: DrawnCart): ReactElement {
  return (
    <ul className={contentsStyles.lines}>
      {lines.map((line) => (
        <DrawnLine
          key={line.itemId}
          line={line}
          picture={pictures[line.productId] ?? null}
          promotionName={promotions.find(({ id }) => id === line.promotionId)?.name ?? null}
        />
      ))}
    </ul>
  );
}

interface DrawnLineProps {
  readonly line: Line;
  readonly picture: PictureFile | null;
  readonly promotionName: string | null;
}

function DrawnLine({ line, picture, promotionName }: DrawnLineProps): ReactElement {
  const { name, modifiers, notes } = line;
  return (
    <li className={lineStyles.line}>
      <Picture
        picture={picture}
        ratio="square"
        rounded="md"
        fit="contain"
        decorative
        className={lineStyles.picture}
      />
      <div className={lineStyles.words}>
        <span className={lineStyles.name}>
          <bdi>{name}</bdi>
        </span>
        {modifiers.length > 0 && (
          <p className={lineStyles.detail}>{modifiers.map((chosen) => isolate(chosen.name)).join(", ")}</p>
        )}
        {notes !== null && (
          <p className={lineStyles.detail}>
            <LineNote text={notes} />
          </p>
        )}
        {promotionName !== null && (
          <span className={lineStyles.coupon}>
            <Badge tone="accent" icon={<TicketIcon size={14} />}>
              <bdi>{promotionName}</bdi>
            </Badge>
            <span className={styles.removeCoupon} />
          </span>
        )}
      </div>
      <div className={lineStyles.price}>
        <LinePrice line={line} />
        <span className={stepper({ size: "sm" })}>
          <span className={styles.step} />
          <span className={value}>{line.qty}</span>
          <span className={styles.step} />
        </span>
      </div>
      {line.trace.length > 1 && (
        <div className={lineStyles.reason}>
          <Why about={name}>
            <LineTrace line={line} />
          </Why>
        </div>
      )}
    </li>
  );
}
