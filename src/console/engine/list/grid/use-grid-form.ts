import type { ValidatorType } from '@rjsf/utils'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Language, languagesRequest } from '../../../../client/content-languages.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { formMapping, type Mapping } from '../../form/data/mapping.ts'
import { needsLanguages } from '../../form/data/use-form-start.ts'
import { validatorRequest } from '../../form/validation/use-validator.ts'
import { type GridColumn, gridColumns } from './grid-columns.ts'

/** The parts of a module's form that the grid uses. */
export interface GridForm {
  columns: readonly GridColumn[]
  /** The mapping of stored and of new records. */
  mapping: Mapping
  creation: Mapping
  /** Null until it has loaded: cells can be edited without it, but not saved. */
  validator: ValidatorType | null
  /** The rules of the form apply to changed texts only: a translation is saved although other languages lack theirs. */
  isPartial?: boolean
}

/** The form of a module for a grid; for an import, formatted texts are columns with plain text. */
export const gridFormOf = (
  module: Module,
  validator: ValidatorType | null,
  languages: readonly Language[],
  isImport = false,
): GridForm => {
  const mapping = formMapping(module, { mode: 'update', languages })
  const creation = formMapping(module, { mode: 'create', languages })
  const columns = gridColumns(module, mapping, isImport ? 'plain' : 'outside')
  return { mapping, creation, validator, columns }
}

/**
 * The form of a module for its grid; `form` is null until the languages have loaded. The validator loads once
 * `isValidated`.
 */
export const useGridForm = (module: Module, { isValidated = true, isImport = false } = {}) => {
  const wanted = useMemo(() => needsLanguages(module), [module])
  const languages = useQuery({ ...languagesRequest(), enabled: wanted })
  const validator = useQuery({ ...validatorRequest(module), enabled: isValidated })
  const list = wanted ? languages.data?.payload : undefined
  const form = useMemo<GridForm | null>(() => {
    if (wanted && !list) return null
    return gridFormOf(module, validator.data ?? null, list ?? [], isImport)
  }, [module, wanted, list, validator.data, isImport])
  const error = validator.error ?? (wanted ? languages.error : null)
  const retry = (): void => {
    if (validator.error) void validator.refetch()
    if (languages.error) void languages.refetch()
  }
  return { form, error, retry }
}
