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
