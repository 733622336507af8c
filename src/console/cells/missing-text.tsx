import { noValue } from '../../contract/text/no-value.ts'
import { useLabel } from '../i18n/use-label.ts'

/**
 * What a cell says in place of a value (`N/A`), in the language shown. A component, so that only cells without a value
 * ask for translations.
 */
export const MissingText = ({ text = noValue }: { text?: string }) => <>{useLabel()(text)}</>
