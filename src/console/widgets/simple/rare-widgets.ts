/** Widgets that few forms have, in one file that loads on demand. */
export { default as RangeWidget } from '@rjsf/mui/lib/RangeWidget/RangeWidget.js'
export { DataUrlFiles } from '../file/data-url-files.tsx'
