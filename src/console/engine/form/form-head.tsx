import Copy from '@mui/icons-material/ContentCopy'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { duplicateUrl } from '../list/actions/rows/duplicate-url.ts'
import { RecordSteps } from '../neighbours/record-steps.tsx'
import { useKeptNeighbours } from '../neighbours/use-neighbours.ts'
import { useListUrl, useModuleBreadcrumb } from '../routes/use-module-breadcrumb.ts'
import { useAbilities } from '../use-abilities.ts'
import { useValues } from '../use-values.ts'

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
