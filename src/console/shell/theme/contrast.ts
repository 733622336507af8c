const channel = (value: number): number => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = (color: string): number => {
  const hex = /^#([0-9a-f]{6})$/i.exec(color)?.[1]
  if (!hex) throw new Error(`"${color}" is no colour of the form #rrggbb`)
  const [red, green, blue] = [0, 2, 4].map((start) =>
    channel(Number.parseInt(hex.slice(start, start + 2), 16)),
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21, as WCAG 2.2 defines it. Throws on other notations. */
export const contrastRatio = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
