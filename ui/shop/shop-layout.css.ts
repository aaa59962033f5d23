import { style } from "@vanilla-extract/css";

export const frame = style({ display: "flex", flexDirection: "column", minHeight: "100dvh" });
export const content = style({ flex: 1, display: "flex", flexDirection: "column" });
