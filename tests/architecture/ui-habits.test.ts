import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { UI_HOMES, uiHabitsOf } from "./ui-habits.ts";

const FILES = globSync("ui/**/*.{ts,tsx}").map((path) => path.replaceAll("\\", "/"));
const PLANTED = `
export const box = style({ color: "#fff", padding: "7px 1rem", marginInline: \`\${space.md} 3px\` });
const shade = { background: "rgb(0 0 0 / 0.5)", fill: "white", inset: "-8px", columnGap: "0.5rem" };
const press = <button type="button" className={styles.own} />;
const choice = <input type="radio" name="tip" />;
const either = <ChoiceRow type={isOne ? "radio" : "checkbox"} />;
import { RadioGroup } from "react-aria-components/RadioGroup";
const coupon = <form className={styles.form} onSubmit={apply} />;
const note = <textarea className={styles.own} />;
const card = root.querySelector<HTMLElement>("article") ?? target.closest("form");
`;

describe("the ui", () => {
  it("looks nothing up in the page, has one Button, one RadioGroup and one form, and takes colors and spaces from the tokens", () => {
    const found = FILES.flatMap((path) => uiHabitsOf(path, readFileSync(path, "utf8")));
    expect(found).toEqual([]);
    expect(FILES.length).toBeGreaterThan(400);
  });

  it("is found out where it does not", () => {
    expect(uiHabitsOf("ui/menu/planted.tsx", PLANTED)).toEqual([
      "ui/menu/planted.tsx:2 has a color of its own: take it from the theme",
      "ui/menu/planted.tsx:2 has a space of its own: take it from the tokens",
      "ui/menu/planted.tsx:3 has a color of its own: take it from the theme",
      "ui/menu/planted.tsx:3 has a space of its own: take it from the tokens",
      "ui/menu/planted.tsx:4 draws a button of its own: Button, or PlainButton where a menu needs it before react-aria is there",
      "ui/menu/planted.tsx:5 draws radios of its own: RadioGroup, in one of its looks",
      "ui/menu/planted.tsx:6 draws radios of its own: RadioGroup, in one of its looks",
      "ui/menu/planted.tsx:7 draws radios of its own: RadioGroup, in one of its looks",
      "ui/menu/planted.tsx:8 sends a form of its own: useForm, or useFormElement where a machine holds the values",
      "ui/menu/planted.tsx:9 draws several lines of text of its own: TextField with rows",
      "ui/menu/planted.tsx:10 looks elements up: use a ref, a context or the state of a machine",
    ]);
  });

  it("may use tokens, keywords and parts of a hundred", () => {
    const fine = `
import { space } from "#ui/design/theme/tokens.ts";
const box = style({ inset: 0, left: "50%", gap: space.md, color: "transparent", padding: \`0 \${space.sm}\` });
const form = <form {...element} className={styles.form} />;
const area = style({ width: "44px", marginBlock: "0.2em", background: "none", margin: \`-\${space.tiny}\` });
`;
    expect(uiHabitsOf("ui/menu/fine.tsx", fine)).toEqual([]);
  });

  it("has every place that may", () => {
    expect(UI_HOMES.filter((end) => !FILES.some((path) => path.endsWith(end)))).toEqual([]);
  });
});
