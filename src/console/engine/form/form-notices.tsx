import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { isSame } from '../../../contract/same-value.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { NoLanguages } from '../no-languages.tsx'
import type { FormStart } from './data/use-form-start.ts'
import { DraftOffer } from './draft/draft-offer.tsx'
import type { useFormDraft } from './draft/use-form-draft.ts'

interface Props {
  start: FormStart
  /** Reason why the form is read-only, as a label. */
  locked: string | undefined
  lacksLanguage: boolean
  draft: ReturnType<typeof useFormDraft>
  saving: boolean
}

/** Notices above a form: it is read-only, starts empty or cannot be saved, or a draft exists. */
export const FormNotices = ({ start, locked, lacksLanguage, draft, saving }: Props) => {
  const label = useLabel()
  const { t } = useTranslation('engine')
  return (
    <>
      {locked !== undefined && (
        <Alert severity='info' sx={{ mb: 5 }}>
          {label(locked)}
        </Alert>
      )}
      {start.nothingToCopy && (
        <Alert severity='warning' sx={{ mb: 5 }}>
          {t('nothingToCopy')}
        </Alert>
      )}
      {lacksLanguage && <NoLanguages />}
      {draft.offered && locked === undefined && (
        <DraftOffer
          draft={draft.offered}
          isChanged={!isSame(draft.offered.base.version, start.version)}
          disabled={draft.busy || saving}
          onTake={() => void draft.take()}
          onDrop={() => void draft.drop()}
        />
      )}
    </>
  )
}
