import Copy from '@mui/icons-material/ContentCopy'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import { isSame } from '../../../contract/same-value.ts'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { duplicateUrl } from '../list/actions/rows/use-row-buttons.ts'
import { NoLanguages } from '../no-languages.tsx'
import { useAbilities } from '../operations.ts'
import { useListUrl, useModuleBreadcrumb } from '../routes/use-module-breadcrumb.ts'
import { RecordSteps, useKeptNeighbours } from '../use-neighbours.tsx'
import { useValues } from '../use-values.ts'
import type { FormStart } from './data/use-form-start.ts'
import { DraftOffer } from './draft/draft-offer.tsx'
import type { useFormDraft } from './draft/use-form-draft.ts'

interface RecordActionsProps {
  module: Module
  mode: Mode
  /** Address of the list as last seen. */
  list: string
  /** Whether the record does not exist, so that it cannot be copied. */
  isUnknown: boolean
}

/** Header of an edit form: links to the previous and next record of the list, and to a copy. */
const RecordActions = ({ module, mode, list, isUnknown }: RecordActionsProps) => {
  const label = useLabel()
  const values = useValues()
  const can = useAbilities(module.module)
  const id = mode === 'update' ? values.route?.id : undefined
  const { place, ...steps } = useKeptNeighbours(module, list, values, id)
  const copy = id === undefined || isUnknown ? undefined : duplicateUrl({ module, can, values }, id)
  return (
    <>
      {copy !== undefined && (
        <Button component={Link} to={copy} startIcon={<Copy />} color='secondary'>
          {label('Duplicate')}
        </Button>
      )}
      {/* The bar below counts the records of a queue. */}
      <RecordSteps {...steps} place={place?.isQueue ? undefined : place} />
    </>
  )
}

interface Props {
  module: Module
  mode: Mode
  title: string
  /** The initial record. */
  record: unknown
  /** Whether the record of the address does not exist. */
  isUnknown: boolean
  /** Buttons before those of the record. */
  children: ReactNode
}

/**
 * Header of a form page. Only this component follows changes of the list's last URL, so the form below does not render
 * again.
 */
export const FormHead = ({ module, mode, title, record, isUnknown, children }: Props) => {
  const list = useListUrl(module.module, record) ?? '/'
  const breadcrumb = useModuleBreadcrumb(module, true, title, record)
  return (
    <PageHeader
      title={title}
      breadcrumb={breadcrumb}
      actions={
        <>
          {children}
          <RecordActions module={module} mode={mode} list={list} isUnknown={isUnknown} />
        </>
      }
    />
  )
}

interface NoticesProps {
  start: FormStart
  /** Reason why the form is read-only, as a label. */
  locked: string | undefined
  lacksLanguage: boolean
  draft: ReturnType<typeof useFormDraft>
  saving: boolean
}

/** Notices above a form: it is read-only, starts empty or cannot be saved, or a draft exists. */
export const FormNotices = ({ start, locked, lacksLanguage, draft, saving }: NoticesProps) => {
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
