import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import { usePlatform } from '../../../session/platform.ts'
import { usePrivilegeCheck } from '../../../session/use-session.ts'
import type { FormContext } from '../../../widgets/form-context.ts'
import { moduleEntries } from '../../modules.ts'
import { operationOf, privilegesFor } from '../../operations.ts'

/**
 * The module whose form creates a picker's options: the module behind the picker's operation, if the user may create
 * its records. Modules nested in another need parameters that the picker does not have. If several modules share an
 * operation, the picker's own options must name the module.
 */
export const useCreatable = (): NonNullable<FormContext['creatable']> => {
  const { i18n } = useTranslation('engine')
  const label = useLabel()
  const check = usePrivilegeCheck()
  const platform = usePlatform()
  return useCallback(
    (operation, named) => {
      const found = moduleEntries.filter(({ id, module, has }) =>
        named === undefined
          ? has.form && !module.parent && operationOf(module, 'total') === operation
          : id === named,
      )
      const [entry] = found
      if (!entry || found.length > 1) return undefined
      const { id, module } = entry
      const privileges = privilegesFor(module, 'create')
      const isOfMode = module.platform === undefined || module.platform === platform
      if (privileges === null || !isOfMode || !check(privileges)) return undefined
      // The form keeps this function when the language changes.
      const one = label(module.one ?? module.title)
      return { module: id, label: i18n.getFixedT(null, 'engine')('add', { one }) }
    },
    [i18n, label, check, platform],
  )
}
