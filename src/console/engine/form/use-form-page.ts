import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { retrieveSchema } from '@rjsf/utils'
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
import type { ValueContext } from '../values.ts'
import { passes } from '../when.ts'
import { changesByField } from './conflict/conflict.ts'
import { withoutStale } from './data/dependents.ts'
import { formFileOf, recordIdOf, recordRequest, sendForm, uploadAreaOf } from './data/form-request.ts'
import { readForm, versionOf, writeForm } from './data/mapping.ts'
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
  const names = useMemo(() => propertyNames(mapping.schema), [mapping.schema])
  const [data, setData] = useState<Data>(start.data)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState<ErrorsByPath>({})
  const [version, setVersion] = useState(start.version)
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

  const dirty = useMemo(
    () => data !== start.data && JSON.stringify(data) !== JSON.stringify(start.data),
    [data, start.data],
  )

  const special =
    form.titleWhen && passes(form.titleWhen.when, start.record, values) ? form.titleWhen : undefined
  const operationId = special?.operation ?? operationOf(module.module, mode)

  const save = useMutation({
    mutationFn: async () => {
      if (operationId === undefined) throw new Error(`Module "${module.id}" cannot ${mode}`)
      const uploaded = await uploadFiles(inOrder(latest.current, names), uploads.upload, (pending, file) =>
        setData((present) => settleFile(present, pending, file)),
      )
      const present = propertyNames(retrieveSchema(validator, schema, schema, uploaded as object) as Data)
      const body = writeForm(form, uploaded, mapping, values, recordIdOf(form, values), present)
      return sendForm(module, operationId, body, values, version)
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
      // Who opens the record again must not see what it was.
      if (mode === 'update') queries.removeQueries({ queryKey: recordRequest(module, values).queryKey })
      clearDrafts(draftKeyOf(module, mode, values))
      onSaved({ message, id: payload?.id })
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.status === 409 && typeof error.payload === 'object') setConflict(error)
      const { errors: placed, rest } = placeFaults(error.faults, names, bodyNames(module, mapping))
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
    dirty,
    /** Why the last save failed, to show above the form. */
    failure: save.error
      ? save.error instanceof ApiError
        ? errorMessage(save.error, form.failed && label(form.failed))
        : save.error.message
      : null,
    faults,
    /** What somebody else stored meanwhile, as form data; null when nobody did. */
    theirs: useMemo(
      () => (conflict === null ? null : readForm(form, conflict.payload, mapping)),
      [conflict, form, mapping],
    ),
    /** Which fields others changed meanwhile, where the API says so. */
    changes: useMemo(
      () =>
        conflict === null
          ? {}
          : changesByField(conflict.changes, propertyNames(mapping.schema), bodyNames(module, mapping)),
      [conflict, module, mapping],
    ),
    /** Saves a choice between one's own version and the other's. */
    resolve: (merged: Data): void => {
      setData(merged)
      latest.current = merged
      setVersion(versionOf(form, conflict?.payload))
      setConflict(null)
      setTimeout(() => save.mutate())
    },
    keepMine: () => setConflict(null),
    errorCount: submitted ? errors.length : 0,
  }
}
