import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, errorMessage, type Fault } from '../../../client/api-error.ts'
import { operationTag } from '../../../client/call.ts'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/labels.ts'
import type { ErrorsByPath } from '../../widgets/form-context.ts'
import { clearDrafts } from '../../widgets/rich-text/draft/draft-store.ts'
import { afterClick } from '../../widgets/shared/after-click.ts'
import { operationOf } from '../operations.ts'
import { asRecord } from '../path.ts'
import type { ValueContext } from '../values.ts'
import { changesByField } from './conflict/conflict.ts'
import { withoutStale } from './data/dependents.ts'
import { shownNames, writeForm } from './data/form-body.ts'
import {
  formFileOf,
  recordIdOf,
  saveOperation,
  sendForm,
  specialOf,
  uploadAreaOf,
} from './data/form-request.ts'
import { startData } from './data/form-start.ts'
import { versionOf } from './data/mapping.ts'
import { propertyNames } from './data/schema.ts'
import type { FormStart } from './data/use-form-data.ts'
import { settleFile, uploadFiles } from './upload/uploads.ts'
import { useUploads } from './upload/use-uploads.ts'
import { type FormError, placeFaults, shownErrors, wordErrors } from './validation/errors.ts'
import { brokenRules, withoutBlanks } from './validation/validation.ts'

type Data = Readonly<Record<string, unknown>>

const flipped = (names: Readonly<Record<string, string>> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(names ?? {}).map(([form, body]) => [body, form]))

/** Body names by the form property they come from: renamed ones, and those a widget writes. */
const bodyNames = (module: Module, mapping: FormStart['mapping']): Record<string, string> => {
  const payload = formFileOf(module).payload
  const written = propertyNames(mapping.schema).flatMap((name) => {
    const ui = (mapping.ui[name] ?? {}) as Data
    const widget = typeof ui['ui:widget'] === 'string' ? mapping.findWidget(ui['ui:widget']) : undefined
    const options = { ...(ui['ui:options'] as Data | undefined) }
    return (widget?.writes?.(name, options) ?? []).map((body) => [body, name] as const)
  })
  return {
    ...Object.fromEntries(written),
    ...flipped(payload?.rename),
    ...flipped(payload?.[mapping.context.mode]?.rename),
  }
}

/** The data with its properties in the order of the schema, which is the order files are uploaded in. */
const inOrder = (data: Data, names: readonly string[]): Data => ({
  ...Object.fromEntries(names.filter((name) => name in data).map((name) => [name, data[name]])),
  ...data,
})

/** The name under which drafts of a form are kept in the browser. */
export const draftKeyOf = (module: Module, mode: 'create' | 'update', { route }: ValueContext): string =>
  `${module.id}/${mode}/${Object.values(route ?? {}).join('/')}`

interface Input {
  module: Module
  start: FormStart
  validator: ValidatorType
  values: ValueContext
  /** Called with the API's answer once everything is saved. */
  onSaved: (answer: { message: string; id: number | undefined }) => void
}

/** What a form knows and does: its data, which errors show, saving with uploads, and what the API refused. */
export const useFormPage = ({ module, start, validator, values, onSaved }: Input) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const queries = useQueryClient()
  const { mapping } = start
  const { mode } = mapping.context
  const form = formFileOf(module)
  const schema = mapping.schema as RJSFSchema
  const names = propertyNames(mapping.schema)
  const [data, setData] = useState<Data>(start.data)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState<ErrorsByPath>({})
  /** The record that the form stands on: as it was opened, or as somebody else has stored it meanwhile. */
  const [base, setBase] = useState({ data: start.data, version: start.version })
  const [conflict, setConflict] = useState<ApiError | null>(null)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const latest = useRef(data)
  latest.current = data
  const uploads = useUploads(uploadAreaOf(form))

  const errors = useMemo<FormError[]>(
    () =>
      wordErrors(brokenRules(validator, schema, withoutBlanks(data)), mapping.ui, (keyword, params) =>
        t(`rule.${keyword}`, { ...params, defaultValue: t('rule.other') }),
      ),
    [validator, schema, data, mapping.ui, t],
  )
  const shown = useMemo<ErrorsByPath>(() => {
    const own = Object.entries(shownErrors(errors, touched, submitted)).map(
      ([path, texts]) => [path, texts.map(label)] as const,
    )
    return { ...refused, ...Object.fromEntries(own) }
  }, [errors, touched, submitted, refused, label])

  const special = specialOf(form, start.record, values)
  const operationId = saveOperation(module, mode, start.record, values)

  const save = useMutation({
    mutationFn: async () => {
      if (operationId === undefined) throw new Error(`Module "${module.id}" cannot ${mode}`)
      const uploaded = await uploadFiles(inOrder(latest.current, names), uploads.upload, (pending, file) =>
        setData((present) => settleFile(present, pending, file)),
      )
      const stateOf = (held: Data) => ({ data: held, shown: shownNames(validator, schema, held) })
      const body = writeForm(form, mapping, values, {
        ...stateOf(uploaded),
        id: recordIdOf(form, values),
        opened: stateOf(base.data),
      })
      return sendForm(module, operationId, body, values, base.version)
    },
    onSuccess: async ({ message, payload }) => {
      const queryKey = [operationTag(operationId ?? '')]
      await queries.invalidateQueries({ queryKey, refetchType: 'none' })
      // What shows the resource beside the form is read anew; what the form itself was made of would begin it anew.
      const own = [operationOf(module.module, 'get'), form.lookup?.operation]
      void queries.refetchQueries({
        queryKey,
        type: 'active',
        predicate: (query) => !own.includes(String(query.queryKey[1])),
      })
      clearDrafts(draftKeyOf(module, mode, values))
      onSaved({ message, id: payload?.id })
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.status === 409 && Object.keys(asRecord(error.payload)).length > 0) setConflict(error)
      const places = shownNames(validator, schema, latest.current)
      const { errors: placed, rest } = placeFaults(error.faults, places, bodyNames(module, mapping))
      setRefused(placed)
      setFaults(rest)
    },
  })

  const change = (typed: Data): void => {
    const next = withoutStale(mapping.ui, data, typed)
    setData(next)
    if (Object.keys(refused).length > 0) {
      setRefused(
        Object.fromEntries(
          Object.entries(refused).filter(
            ([path]) => next[path.split('/')[1] ?? ''] === data[path.split('/')[1] ?? ''],
          ),
        ),
      )
    }
  }

  /** Saves, or shows what is wrong and answers the first place of it. */
  const submit = (): string | undefined => {
    setSubmitted(true)
    if (errors.length > 0) return errors[0]?.path
    setRefused({})
    setFaults([])
    save.mutate()
    return undefined
  }

  const touch = (path: string): void =>
    afterClick(() => setTouched((present) => (present.has(path) ? present : new Set([...present, path]))))

  /** What somebody else stored meanwhile, as form data; null when nobody did. */
  const theirs = useMemo(
    () => (conflict === null ? null : startData(form, mapping, values, conflict.payload)),
    [conflict, form, mapping, values],
  )

  return {
    schema,
    data,
    change,
    touch,
    shown,
    submit,
    saving: save.isPending,
    uploads,
    title: special?.title,
    submitLabel: special?.submit,
    dirty: data !== start.data && JSON.stringify(data) !== JSON.stringify(start.data),
    /** Why the last save failed, to show above the form. */
    failure: save.error
      ? save.error instanceof ApiError
        ? errorMessage(save.error, form.failed && label(form.failed))
        : save.error.message
      : null,
    faults,
    theirs,
    /** Which fields others changed meanwhile, where the API says so. */
    changes: changesByField(conflict?.changes ?? null, names, bodyNames(module, mapping)),
    /** Saves a choice between one's own version and the other's. */
    resolve: (merged: Data): void => {
      if (theirs === null) return
      // What the form does not show nobody has chosen: the later version holds.
      const unseen = Object.fromEntries((form.keep ?? []).map((name) => [name, theirs[name]]))
      const next = { ...merged, ...unseen }
      setData(next)
      latest.current = next
      setBase({ data: theirs, version: versionOf(form, conflict?.payload) })
      setConflict(null)
      setTimeout(() => save.mutate())
    },
    keepMine: () => setConflict(null),
    errorCount: submitted ? errors.length : 0,
  }
}
