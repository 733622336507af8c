/** What distinguishes the file widgets. */
export interface FileKind {
  kind: 'image' | 'file' | 'audio'
  accept: string
  maxSizeMb?: number
}
