import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byFileName, isArchive } from "#core/import/picture/named-file.ts";
import { runs } from "#tests/support/patience.ts";

const finding = (...paths: readonly string[]) => byFileName(paths, (path) => path);

describe("a file that a menu names (IMPORT-7)", () => {
  it.each([
    ["foto/SUPA.jpg", "Supa.JPG"],
    ["https://vechi.example/img/supa.jpg?v=2", "poze/supa.jpg"],
    ["C:\\Poze\\supa.jpg", "a/b/supa.jpg"],
    ["șnițel.jpg", "s\u0326nit\u0326el.jpg"],
  ])("%s is found as %s", (written, path) => {
    expect(finding("altele/ciorba.jpg", path)(written)).toBe(path);
  });

  it("is the one in the folder that is written, where several have its name", () => {
    const find = finding("poze/pizza/1.jpg", "poze/paste/1.jpg", "poze/1.jpg");
    expect([find("paste/1.jpg"), find("Pizza\\1.JPG"), find("1.jpg"), find("supe/1.jpg")]).toEqual([
      "poze/paste/1.jpg",
      "poze/pizza/1.jpg",
      "poze/pizza/1.jpg",
      "poze/pizza/1.jpg",
    ]);
  });

  it.each(["", "poze/", "?v=2"])("is none by the name %j", (written) => {
    expect(finding("supa.jpg", "poze/")(written)).toBeNull();
  });

  const name = fc.stringMatching(/^[a-zăîșț0-9_ -]{1,12}\.(?:jpg|png)$/u);
  const folders = fc.array(fc.stringMatching(/^[a-z0-9]{1,6}$/u), { maxLength: 3 });

  it("is found whatever stands before it, and only under its own name", () => {
    fc.assert(
      fc.property(name, name, folders, folders, (own, other, stored, written) => {
        const path = [...stored, own].join("/");
        const find = finding(path);
        expect(find([...written, own.toUpperCase()].join("\\"))).toBe(path);
        expect(find(other)).toBe(other === own ? path : null);
      }),
      runs(200),
    );
  });
});

describe("an archive", () => {
  it.each([
    ["poze.zip", true],
    ["POZE.ZIP", true],
    ["zip", false],
    ["poze.zip.jpg", false],
  ])("%s is one: %s", (file, expected) => {
    expect(isArchive({ name: file })).toBe(expected);
  });
});
