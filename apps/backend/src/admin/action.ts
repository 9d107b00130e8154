type Values = Record<string, unknown>
/** The props of Strapi's document actions. */
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

/** Replaces an action but keeps the properties by which the panel identifies and places it. */
export const replaceAction = ({ type, position }: Action, action: Action): Action =>
  Object.assign(action, { type, position })
