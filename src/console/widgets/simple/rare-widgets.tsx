// Widgets that few forms have, in one file that loads on demand.
import Link from '@mui/material/Link'
import FileWidget from '@rjsf/core/lib/components/widgets/FileWidget.js'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { isDataUrl } from '../../../client/files/data-url.ts'
import { apiUrl } from '../../../client/http.ts'

/** The last part of an address. */
const nameOf = (url: string): string => {
  const [path = ''] = url.split(/[?#]/)
  return path.slice(path.lastIndexOf('/') + 1) || url
}

/**
 * Files as data URLs. Stored ones, which are addresses, are listed without a button to remove them: documents do not say
 * whether the parts of a multipart update replace stored files or are added to them. rjsf's widget, which knows only new
 * files and removes by position, gets those.
 */
export const DataUrlFiles = (props: WidgetProps) => {
  const { value, multiple, onChange } = props
  const values = [value ?? []].flat().map(String)
  const stored = values.filter((each) => !isDataUrl(each))
  const added = values.filter(isDataUrl)
  // A single file that a new one replaces is kept when that is removed.
  const [replaced] = useState(stored[0])
  const change = (next: unknown): void => {
    const files = [next ?? []].flat()
    onChange(multiple ? [...stored, ...files] : (files[0] ?? replaced))
  }
  return (
    <>
      {stored.length > 0 && (
        <ul className='file-info'>
          {stored.map((url) => (
            <li key={url}>
              <Link href={apiUrl(url)} target='_blank' rel='noreferrer'>
                {nameOf(url)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <FileWidget
        {...props}
        required={props.required === true && stored.length === 0}
        value={multiple ? added : added[0]}
        onChange={change}
      />
    </>
  )
}

export { default as RangeWidget } from '@rjsf/mui/lib/RangeWidget/RangeWidget.js'
