import { fc } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { mayName, newPictures, pictureIdsOf, withoutLostPictures } from "#core/draft/named-pictures.ts";
import type { PictureId } from "#core/kernel/id.ts";
import {
  keptWidths,
  PICTURE_WIDTHS,
  pictureIdOf,
  pictureSources,
  uploadedPicture,
} from "#core/menu/picture.ts";
import { aCategoryEntry, aProductEntry } from "#tests/support/builders/menu-entry.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { runs } from "#tests/support/patience.ts";

const SOUP = idOf<PictureId>("soup");
const PIZZA = idOf<PictureId>("pizza");
const ALTS = { ro: "Supă", en: null };

const withPicture = (name: string, id: PictureId) =>
  aProductEntry(name, { picture: { ...uploadedPicture(id, 1280, 960), alts: ALTS } });

describe("an uploaded picture (MENU-22)", () => {
  it("is offered in two forms and each of its widths", () => {
    expect(uploadedPicture(SOUP, 1280, 960)).toEqual({
      url: `/pictures/products/${SOUP}/640.webp`,
      width: 1280,
      height: 960,
    });
    expect(pictureSources(uploadedPicture(SOUP, 500, 300))).toEqual(
      ["avif", "webp"].map((form) => ({
        type: `image/${form}`,
        srcset: [320, 500].map((width) => `/pictures/products/${SOUP}/${width}.${form} ${width}w`).join(", "),
      })),
    );
  });

  it("is kept in no width that it has not, and in its own where that is not more than the widest", () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 10_000 }), (width) => {
        const kept = keptWidths(width);
        expect(kept.at(-1)).toBe(Math.min(width, PICTURE_WIDTHS[2]));
        expect(kept).toEqual([...new Set(kept)].toSorted((one, other) => one - other));
        const { url } = uploadedPicture(SOUP, kept.at(-1) ?? 0, 100);
        expect(pictureIdOf(url)).toBe(SOUP);
        expect(
          pictureSources({ url, width: kept.at(-1) ?? 0 }).every(({ srcset }) =>
            srcset.includes(url.replace(/webp$/u, "")),
          ),
        ).toBe(true);
      }),
      runs(100),
    );
  });

  it.each([
    "/pictures/soup.webp",
    "https://elsewhere.example/pictures/products/01H1F3CPA7V0AQJYZHW1ZHNA3D/640.webp",
    "/pictures/products/../../640.webp",
    "/pictures/products/01H1F3CPA7V0AQJYZHW1ZHNA3D/640.svg",
  ])("is not %s", (url) => {
    expect([pictureIdOf(url), pictureSources({ url, width: 640 })]).toEqual([null, []]);
  });
});

describe("a menu of before (MENU-23)", () => {
  it("comes back without the uploads that are gone, and with everything else", () => {
    const illustrated = aProductEntry("Desen", {
      picture: { url: "/pictures/soup.webp", width: 256, height: 256, alts: ALTS },
    });
    const content = [
      aCategoryEntry(),
      withPicture("Supa", SOUP),
      withPicture("Pizza mare", PIZZA),
      illustrated,
    ];
    expect(pictureIdsOf([...content, null])).toEqual([SOUP, PIZZA]);
    const kept = withoutLostPictures(content, new Set([PIZZA]));
    expect(pictureIdsOf(kept)).toEqual([PIZZA]);
    expect(kept).toEqual([content[0], { ...content[1], picture: null }, content[2], illustrated]);
  });
});

describe("which pictures a menu may name (MENU-23)", () => {
  const kept = [{ id: SOUP, width: 1280, height: 960 }];
  const given = (entry: ReturnType<typeof aProductEntry>) => [{ base: null, entry }];

  it("asks for none that a product of the menu has already, and for none at all", () => {
    const soup = withPicture("Supa", SOUP);
    expect(newPictures(given(soup), [])).toEqual([soup]);
    expect(newPictures(given(soup), [withPicture("Alta", SOUP)])).toEqual([]);
    expect(newPictures([...given(aProductEntry("Fara")), { base: soup, entry: null }], [])).toEqual([]);
  });

  it("lets uploads of the shop be named at their own size, and nothing else", () => {
    const soup = withPicture("Supa", SOUP);
    const larger = { ...uploadedPicture(SOUP, 1280, 960), width: 4000, alts: ALTS };
    expect(mayName([soup], kept)).toBe(true);
    expect(mayName([soup, withPicture("Pizza mare", PIZZA)], kept)).toBe(false);
    expect(mayName([{ ...soup, picture: larger }], kept)).toBe(false);
  });
});
