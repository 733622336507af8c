import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { splitPrivilege } from '../../contract/operations/privileges.ts'

/** A readable name for an area without a translation: `SLIDE_SHOW` is `Slide show`. */
const groupTitle = (name: string): string => {
  const words = name.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Names of privileges in the language of the interface: `area` of an area, `privilege` of area and action. */
export const usePrivilegeNames = () => {
  const { t } = useTranslation('widgets')
  return useMemo(() => {
    const area = (name: string): string => t(`privileges.areas.${name}`, { defaultValue: groupTitle(name) })
    const privilege = (name: string): string => {
      const { area: of, action } = splitPrivilege(name)
      return action === undefined ? area(of) : `${area(of)}: ${t(`privileges.${action}`)}`
    }
    return { area, privilege }
  }, [t])
}
