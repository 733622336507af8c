import { useState } from 'react'
import type { Fault } from '../../../../contract/conventions/refusal.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { firstKey } from '../../../../contract/json-pointer.ts'
import type { Module } from '../../../../modules/format/types.ts'
import type { ErrorsByPath } from '../../../widgets/form-context.ts'
import { formNamesByBody } from '../data/body-names.ts'
import type { Mapping } from '../data/mapping.ts'
import { placeFaults } from '../validation/form-errors.ts'

/** What the API refused of a form, on its fields and beside them, until it is changed or saved again. */
export const useRefusals = (module: Module, mapping: Mapping) => {
  const [refused, setRefused] = useState<ErrorsByPath>({})
  const [faults, setFaults] = useState<readonly Fault[]>([])
  return {
    /** By place of the form. */
    refused,
    /** Faults that belong to no field of the form. */
    faults,
    /** Places them; `shown` are the properties that the form shows. */
    show: (all: readonly Fault[], shown: readonly string[]): void => {
      const { errors, rest } = placeFaults(all, shown, formNamesByBody(module, mapping))
      setRefused(errors)
      setFaults(rest)
    },
    clear: (): void => {
      setRefused({})
      setFaults([])
    },
    /** A refusal of a property says nothing any more once that has changed. */
    forgetChanged: (before: PlainObject, after: PlainObject): void => {
      if (Object.keys(refused).length === 0) return
      const kept = Object.entries(refused).filter(
        ([path]) => after[firstKey(path)] === before[firstKey(path)],
      )
      setRefused(Object.fromEntries(kept))
    },
  }
}
