import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Editor } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { useDraft } from './use-draft.ts'

interface Props {
  editor: Editor
  draftKey: string
  value: string
}

/** Offers unsaved text of an earlier visit. */
export const DraftOffer = ({ editor, draftKey, value }: Props) => {
  const { t } = useTranslation('widgets')
  const { offered, restore, discard } = useDraft(editor, draftKey, value)
  if (offered === undefined) return null
  return (
    <Alert
      severity='info'
      sx={{ py: 0, borderRadius: 0, flexWrap: 'wrap' }}
      action={
        <>
          <Button size='small' color='inherit' onClick={restore}>
            {t('richText.restore')}
          </Button>
          <Button size='small' color='inherit' onClick={discard}>
            {t('richText.discard')}
          </Button>
        </>
      }
    >
      {t('richText.draft')}
    </Alert>
  )
}
