import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCountMissingTexts } from '../../../../generated/api/language/language.ts'
import { languagesRequest } from '../../../client/content-languages.ts'
import { formatNumber } from '../../i18n/format-number.ts'
import { useLabel } from '../../i18n/use-label.ts'
import type { CardEntry } from './card.ts'
import { Facts } from './facts.tsx'
import { Panel } from './panel.tsx'

/** Number of records with missing texts in each language, of all that the user may read. */
export const MissingCard = ({ entry }: { entry: CardEntry }) => {
  const { i18n } = useTranslation()
  const label = useLabel()
  const { data: languages } = useQuery(languagesRequest())
  const { data: counts } = useCountMissingTexts()
  if (!languages || !counts || counts.payload.length === 0) return null
  const missing = counts.payload.flatMap((count) => count.languages)
  return (
    <Panel title={label(entry.label)} to={entry.to}>
      <Facts
        facts={languages.payload.map(({ id, name }) => ({
          key: String(id),
          name,
          value: formatNumber(
            missing
              .filter(({ languageId }) => languageId === id)
              .reduce((sum, { missing }) => sum + missing, 0),
            i18n.language,
          ),
        }))}
      />
    </Panel>
  )
}
