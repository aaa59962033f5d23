import { useState, type ReactElement } from "react";
import { SUGGESTED_COLORS } from "#core/setting/look/suggested-colors.ts";
import { ColorArea } from "react-aria-components/ColorArea";
import { ColorPicker, parseColor } from "react-aria-components/ColorPicker";
import { ColorSlider } from "react-aria-components/ColorSlider";
import { ColorSwatch } from "react-aria-components/ColorSwatch";
import { ColorSwatchPicker, ColorSwatchPickerItem } from "react-aria-components/ColorSwatchPicker";
import { ColorThumb } from "react-aria-components/ColorThumb";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Label } from "react-aria-components/Label";
import { SliderTrack } from "react-aria-components/Slider";
import type { AccentScale } from "#core/shop/accent/accent-scale.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as styles from "./look.css.ts";

interface ColorSectionProps {
  /** As it is typed. */
  readonly typed: string;
  /** "#rrggbb", or null where what is typed is none. */
  readonly color: string | null;
  /** The shades of pages with it. */
  readonly colors: AccentScale;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

const CODE_LENGTH = 9;

/** The color of a shop: one of the suggested ones, any other, or the code of one. */
export function ColorSection({ typed, color, colors, error, onChange }: ColorSectionProps): ReactElement {
  const { t, locale } = useI18n();
  const words = t.operations.settings.look;
  const hex = color ?? colors[700];
  // Keeps the hue of a color that has become gray.
  const [dragged, setDragged] = useState(() => parseColor(hex).toFormat("hsb"));
  const shown = dragged.toString("hex").toLowerCase() === hex ? dragged : parseColor(hex).toFormat("hsb");
  return (
    <SettingSection title={words.color()} text={words.colorText()}>
      <I18nProvider locale={locale}>
        <ColorPicker
          value={shown}
          onChange={(next) => {
            setDragged(next.toFormat("hsb"));
            onChange(next.toString("hex").toLowerCase());
          }}
        >
          <ColorSwatchPicker aria-label={words.suggested()} className={styles.swatches}>
            {SUGGESTED_COLORS.map((suggestion) => (
              <ColorSwatchPickerItem key={suggestion} color={suggestion} className={styles.swatchItem}>
                <ColorSwatch className={styles.swatch} />
              </ColorSwatchPickerItem>
            ))}
          </ColorSwatchPicker>
          <div className={styles.choice}>
            <div className={styles.areas}>
              <ColorArea
                aria-label={words.own()}
                colorSpace="hsb"
                xChannel="saturation"
                yChannel="brightness"
                className={styles.area}
              >
                <ColorThumb className={styles.thumb} />
              </ColorArea>
              <ColorSlider colorSpace="hsb" channel="hue" className={styles.hue}>
                <Label className={styles.hueLabel}>{words.hue()}</Label>
                <SliderTrack className={styles.track}>
                  <ColorThumb className={styles.thumb} />
                </SliderTrack>
              </ColorSlider>
            </div>
            <div className={styles.code}>
              <TextField
                name="accent"
                label={words.code()}
                description={words.codeText()}
                placeholder={colors[700]}
                maxLength={CODE_LENGTH}
                autoComplete="off"
                value={typed}
                onChange={onChange}
                error={error}
              />
              {color !== null && (
                <p role="status" className={styles.quiet}>
                  {colors[700] === color ? words.darkEnough() : words.darkened()}{" "}
                  {colors[400] === color ? words.brightEnough() : words.lightened()}
                </p>
              )}
            </div>
          </div>
        </ColorPicker>
      </I18nProvider>
    </SettingSection>
  );
}
