import type { ReactElement } from "react";
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from "react-aria-components";
import * as fieldStyles from "./field.css.ts";
import * as styles from "./slider-field.css.ts";

interface SliderFieldProps {
  readonly label: string;
  readonly limits: { readonly min: number; readonly max: number; readonly step: number };
  readonly value: number;
  /** What stands for the value. */
  readonly text: string;
  readonly unit?: "minute" | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onChange: (value: number) => void;
}

/** A number on a scale, by pointer or by arrow keys, Home and End. */
export function SliderField(props: SliderFieldProps): ReactElement {
  const { label, limits, value, text, unit, isDisabled = false, onChange } = props;
  return (
    <Slider
      className={styles.slider}
      minValue={limits.min}
      maxValue={limits.max}
      step={limits.step}
      value={value}
      isDisabled={isDisabled}
      formatOptions={unit === undefined ? {} : { style: "unit", unit, unitDisplay: "long" }}
      onChange={onChange}
    >
      <Label className={fieldStyles.label}>{label}</Label>
      <SliderOutput className={styles.output}>{text}</SliderOutput>
      <SliderTrack className={styles.track}>
        {({ state }) => (
          <>
            <span className={styles.rail}>
              <span className={styles.fill} style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }} />
            </span>
            <SliderThumb className={styles.thumb} />
          </>
        )}
      </SliderTrack>
    </Slider>
  );
}
