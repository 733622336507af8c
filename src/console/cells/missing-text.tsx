import { noValue } from '../../contract/text/no-value.ts'
import { useLabel } from '../i18n/use-label.ts'

/**
 * The placeholder of a missing value (`N/A`) in the present language. A component, so that only cells without a value
 * subscribe to translations.
 */
export const MissingText = ({ text = noValue }: { text?: string }) => (
  <span className='missing'>{useLabel()(text)}</span>
)
