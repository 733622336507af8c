import type { FieldProps } from '@rjsf/utils'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toPointer } from '../../../contract/json-pointer.ts'
import { fieldOptions, formContextOf, isLocked } from '../shared/form-field.ts'
import { numberOption, textOption } from '../shared/options.ts'
import type { FileKind } from './file-kind.ts'
import { fileFault } from './file-rule.ts'
import { toFileValue } from './file-value.ts'

/** The state of a file field: its file, the error of a refused one, selecting and removing. */
export const useFileField = (props: FieldProps, fileKind: FileKind) => {
  const { t } = useTranslation('widgets')
  const [fault, setFault] = useState('')
  const context = formContextOf(props.registry)
  const options = fieldOptions(props)
  const { kind } = fileKind
  const rule = {
    accept: textOption(options, 'accept') ?? fileKind.accept,
    maxSizeMb: numberOption(options, 'maxSizeMb') ?? fileKind.maxSizeMb,
  }
  const { path } = props.fieldPathId
  const pointer = toPointer(path)
  const touch = (): void => context.touch(pointer)
  const { hold } = context
  useEffect(() => {
    hold?.(pointer, fault !== '')
    return () => hold?.(pointer, false)
  }, [hold, pointer, fault])
  const set = (next: unknown): void => {
    props.onChange(next, path)
    touch()
  }
  return {
    context,
    file: toFileValue(props.formData),
    accept: rule.accept,
    locked: isLocked(props) || context.saving,
    fault,
    hint:
      kind !== 'image' && rule.maxSizeMb === undefined ? '' : t(`file.hint.${kind}`, { max: rule.maxSizeMb }),
    touch,
    choose: (chosen: File): void => {
      const reason = fileFault(chosen, rule)
      setFault(reason ? t(`file.fault.${reason}.${kind}`, { max: rule.maxSizeMb, name: chosen.name }) : '')
      if (reason) return
      // The object URL is not revoked: form data may refer to it for the life of the page, and it holds no copy of the
      // file.
      set({ fileUrl: URL.createObjectURL(chosen), fileName: chosen.name, pending: context.keepFile(chosen) })
    },
    /** Removes a refused file, else the file itself. */
    remove: (): void => {
      setFault('')
      if (fault === '') set(undefined)
    },
  }
}
