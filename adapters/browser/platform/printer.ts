import type { PrinterPort } from "#core/order/ticket/ticket.ports.ts";

/** Paper of a kitchen printer, as wide as BOARD-13 says. */
const PAPER_MILLIMETERS = 80;

/** The printing of a page. */
export interface PrintSurroundings {
  readonly document: Pick<Document, "adoptedStyleSheets">;
  readonly window: Pick<Window, "print" | "addEventListener">;
  readonly createStyleSheet: () => CSSStyleSheet;
}

/** Prints onto paper from a roll: as wide as it is, and as long as what is printed. */
export function createPrinter({ document, window, createStyleSheet }: PrintSurroundings): PrinterPort {
  let paper: CSSStyleSheet | null = null;
  const removePaper = (): void => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== paper);
    paper = null;
  };
  return {
    print: async (heightMillimeters) => {
      // Of a printing whose end no browser told.
      removePaper();
      paper = createStyleSheet();
      paper.replaceSync(
        `@page { size: ${PAPER_MILLIMETERS}mm ${Math.ceil(heightMillimeters)}mm; margin: 0 }`,
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
      const done = new Promise<void>((resolve) => {
        window.addEventListener("afterprint", () => resolve(), { once: true });
      });
      window.print();
      await done;
      removePaper();
    },
  };
}
