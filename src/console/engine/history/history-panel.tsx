import { asRecord } from '../../../contract/json.ts'
import { detailFileOf } from '../detail/detail-request.ts'
import { formFileOf } from '../form/data/form-request.ts'
import { startData } from '../form/data/use-form-start.ts'
import { HistoryDrawer } from './history-drawer.tsx'
import {
  detailData,
  detailFields,
  formFields,
  type HistorySource,
  type HistorySubject,
} from './history-source.ts'

const subjectOf = (source: HistorySource): HistorySubject => {
  const { module } = source
  const id = Number(source.id)
  const { resource } = module.module
  if (!source.mapping) {
    const fields = detailFields(detailFileOf(module))
    const read = (payload: unknown) => detailData(fields, asRecord(payload))
    return { resource, id, fields, languages: [], read }
  }
  const { mapping, values, restore } = source
  return {
    resource,
    id,
    fields: formFields(mapping.schema, mapping.ui),
    languages: mapping.context.languages,
    read: (payload) => startData(formFileOf(module), mapping, values, payload),
    ...(restore && { restore }),
  }
}

/** The history of a record, with the labels of the form or details that it is opened from. */
export const HistoryPanel = ({ source, onClose }: { source: HistorySource; onClose: () => void }) => (
  <HistoryDrawer subject={subjectOf(source)} onClose={onClose} />
)
