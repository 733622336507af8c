import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentUserSignal } from '../../../session/user.ts'
import { useAbort } from '../../../ui/hooks/use-abort.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { newId } from '../../../ui/new-id.ts'
import { fileFault, fileKinds, fileRuleOf } from '../../../widgets/file/file-rule.ts'
import type { FormFileValue } from '../../../widgets/widget.ts'
import { formFileOf, uploadAreaOf } from '../../form/data/form-request.ts'
import { type Uploads, useUploads } from '../../form/saving/use-uploads.ts'
import { useRowButtons } from '../actions/rows/use-row-buttons.ts'
import { newAttempts } from '../grid/save-attempts.ts'
import { saveRow } from '../grid/save-row.ts'
import type { GridForm } from '../grid/use-grid-form.ts'
import { type SavedChange, useGridUndo } from '../grid/use-grid-undo.ts'
import { runRows } from '../tools/bulk/run-rows.ts'
import { useBulkTexts } from '../tools/bulk/use-bulk-texts.ts'
import { useBlockLeaving } from '../tools/progress.tsx'
import type { ListPage } from '../use-list-page.ts'
import { type FileRecord, titleOf } from './files-of.ts'

/** A selected file that is to become a record. */
export interface NewFile {
  /** Also the idempotency key of its save. */
  key: string
  name: string
  /** Address of the file for a preview, and its key in the form's uploads. */
  url: string
  pending: string
  title: string
  /** Why its field refuses the file, or why the record could not be saved. */
  fault?: string
  isRefused?: boolean
  isSaving?: boolean
}

/** Uploads each file once: a repeated save after a later failure uses the stored file. */
const useUploadOnce = ({ upload }: Uploads): Uploads['upload'] => {
  const uploaded = useRef(new Map<string, FormFileValue>())
  return async (pending, value, signal) => {
    const file = uploaded.current.get(pending) ?? (await upload(pending, value, signal))
    uploaded.current.set(pending, file)
    return file
  }
}

/** Returns a function that runs work one after the other, in the order in which it is called. */
const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(ready: Promise<unknown>, work: () => Promise<Result>): Promise<Result> => {
    const turn = last
    const result = Promise.all([ready, turn]).then(work)
    last = Promise.allSettled([turn, result])
    return result
  }
}

/** Selected files with their titles, and saving them as records of a module, one each. */
export const useNewFiles = (page: ListPage, form: GridForm, parts: FileRecord, first: readonly File[]) => {
  const { t } = useTranslation('widgets')
  const { reasonOf } = useBulkTexts()
  const { begin, abort } = useAbort()
  const buttonsOf = useRowButtons(page)
  const attempts = useRef(newAttempts())
  const { reload, report } = useGridUndo(undefined, attempts)
  const uploads = useUploads(uploadAreaOf(formFileOf(page.module)))
  const upload = useUploadOnce(uploads)
  const [files, setFiles] = useState<readonly NewFile[]>([])
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const latest = useLatest(files)
  useBlockLeaving(files.length > 0)

  const { kind } = parts
  const options = form.columns.find(({ key }) => key === parts.file)?.options ?? {}
  const rule = fileRuleOf(fileKinds[kind], options)
  const limit = form.columns.find(({ key }) => key === parts.title)?.schema.maxLength
  const maxLength = typeof limit === 'number' ? limit : undefined
  const change = (key: string, next: Partial<NewFile>): void =>
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...next } : file)))
  const contentOf = (file: File): Pick<NewFile, 'name' | 'url' | 'pending' | 'fault' | 'isRefused'> => {
    const reason = fileFault(file, rule)
    return {
      ...{ name: file.name, url: URL.createObjectURL(file), pending: uploads.keepFile(file) },
      fault: reason ? t(`file.fault.${reason}.${kind}`, { max: rule.maxSizeMb, name: file.name }) : '',
      isRefused: reason !== undefined,
    }
  }
  const add = (chosen: readonly File[]): void =>
    setFiles((before) => [
      ...before,
      ...chosen.map((file) => ({
        key: newId(),
        title: titleOf(file.name, maxLength),
        ...contentOf(file),
      })),
    ])
  const isBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first files are added once
  useEffect(() => {
    if (!isBegun.current) add(first)
    isBegun.current = true
  }, [])

  const target = { page, form, buttonsOf, upload }
  const fieldOf = ({ name, pending }: NewFile): FormFileValue => ({ fileUrl: '', fileName: name, pending })
  const saveOne = async (file: NewFile): Promise<SavedChange> => {
    const value = fieldOf(file)
    const cells = { [parts.file]: value, ...(parts.title !== undefined && { [parts.title]: file.title }) }
    const edit = { cells, base: {}, name: file.title, key: file.key }
    const saved = await saveRow(target, edit, currentUserSignal(), attempts.current)
    return { key: file.key, edit, target, row: { id: saved.id ?? file.key, name: file.title }, change: saved }
  }
  const isSendable = ({ title, isRefused }: NewFile): boolean =>
    !isRefused && (parts.title === undefined || title.trim() !== '')

  /** Saves the files that can be saved, several at a time. Resolves to whether all are saved. */
  const save = async (): Promise<boolean> => {
    const signal = AbortSignal.any([begin(), currentUserSignal()])
    const all = latest.current.length
    const sent = latest.current.filter(isSendable)
    const saved: SavedChange[] = []
    attempts.current.stored = undefined
    setProgress({ done: 0, total: sent.length })
    // Files are uploaded several at a time, and their records created in the order of the files.
    const queue = inTurn()
    const { failed } = await runRows(
      sent,
      async (file) => {
        change(file.key, { isSaving: true, fault: '' })
        try {
          const uploaded = upload(file.pending, fieldOf(file), currentUserSignal())
          saved.push(await queue(uploaded, () => saveOne(file)))
          setFiles((before) => before.filter(({ key }) => key !== file.key))
        } catch (error) {
          change(file.key, { isSaving: false, fault: reasonOf(error) })
          throw error
        }
      },
      signal,
      ({ done, failed }) => setProgress({ done: done.length + failed.length, total: sent.length }),
    )
    setProgress(null)
    await reload(saved)
    report(saved, failed.length)
    return saved.length === all
  }

  return {
    files,
    progress,
    accept: rule.accept,
    maxLength,
    uploads,
    add,
    change,
    sendable: files.filter(isSendable).length,
    replace: (key: string, file: File): void => change(key, contentOf(file)),
    remove: (key: string): void => setFiles((before) => before.filter((file) => file.key !== key)),
    save,
    stop: abort,
  }
}

export type NewFiles = ReturnType<typeof useNewFiles>
