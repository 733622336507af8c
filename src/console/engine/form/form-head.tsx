import type { ReactNode } from 'react'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import type { Module } from '../../../modules/format/types.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { useListUrl, useModuleBreadcrumb } from '../routes/use-module-breadcrumb.ts'
import { RecordActions } from './record-actions.tsx'

interface Props {
  module: Module
  mode: Mode
  title: string
  /** What the form begins with. */
  record: unknown
  /** Whether the record that the address names is not there. */
  isUnknown: boolean
  /** Buttons before those of the record. */
  children: ReactNode
}

/** Head of a form's page: it alone follows how the list was last left, and the form below is not drawn again for that. */
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
