/** The types of Strapi's document actions: their props, and the button they return, usually with a dialog. */
type Values = Record<string, unknown>
export type ActionProps = { model: string; document?: Values & { documentId?: string }; documents?: Values[] }
export type Dialog = {
  type: 'dialog' | 'modal'
  title: string
  content: unknown
  confirmLabel?: string
  variant?: string
  onConfirm?: () => unknown
}
export type ActionDescription = {
  disabled?: boolean
  variant?: string
  position?: string[]
  onClick?: (event: unknown) => unknown
  dialog?: Dialog
} | null
export type Action = ((props: ActionProps) => ActionDescription) & { type?: string; position?: unknown }

/** Replaces an action but keeps the properties by which the panel sorts it. */
export const replaceAction = ({ type, position }: Action, action: Action): Action =>
  Object.assign(action, { type, position })
