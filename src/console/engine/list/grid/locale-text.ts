import type { GridLocaleText } from '@mui/x-data-grid'
import { arSD, bnBD, deDE, frFR, nlNL } from '@mui/x-data-grid/locales'

const locales: Readonly<Record<string, typeof arSD>> = { ar: arSD, bn: bnBD, de: deDE, fr: frFR, nl: nlNL }

/** The texts of the DataGrid in a language of the interface; empty for English. */
export const localeTextOf = (language: string): Partial<GridLocaleText> =>
  locales[language]?.components.MuiDataGrid.defaultProps.localeText ?? {}
