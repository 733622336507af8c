/** Colours of the sidebar, which differ from the page in most themes. */
export interface SidebarColors {
  background: string
  text: string
  muted: string
  hover: string
  selected: string
  selectedText: string
  accent: string
  border: string
}
