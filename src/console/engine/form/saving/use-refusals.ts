import { useState } from 'react'
import type { Fault } from '../../../../contract/conventions/refusal.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { firstKey } from '../../../../contract/json-pointer.ts'
import type { Module } from '../../../../modules/format/types.ts'
import type { ErrorsByPath } from '../../../widgets/form-context.ts'
import { formNamesByBody } from '../data/body-names.ts'
import type { Mapping } from '../data/mapping.ts'
import { placeFaults } from '../validation/form-errors.ts'

/** The API's refusals, on fields and beside them, until the form is changed or saved again. */
export const useRefusals = (module: Module, mapping: Mapping) => {
  const [refused, setRefused] = useState<ErrorsByPath>({})
  const [faults, setFaults] = useState<readonly Fault[]>([])
  return {
    /** By place in the form. */
    refused,
    /** Faults without a field. */
    faults,
    /** Assigns faults to places; `shown` are the properties that the form shows. */
    show: (all: readonly Fault[], shown: readonly string[]): void => {
      const { errors, rest } = placeFaults(all, shown, formNamesByBody(module, mapping))
      setRefused(errors)
      setFaults(rest)
    },
    clear: (): void => {
      setRefused({})
      setFaults([])
    },
    /** Removes the refusals of properties that have changed. */
    forgetChanged: (before: PlainObject, after: PlainObject): void => {
      if (Object.keys(refused).length === 0) return
      const kept = Object.entries(refused).filter(
        ([path]) => after[firstKey(path)] === before[firstKey(path)],
      )
      setRefused(Object.fromEntries(kept))
    },
  }
}
