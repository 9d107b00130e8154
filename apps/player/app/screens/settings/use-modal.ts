import { useEffect, useRef } from 'react'

/** Opens a native dialog, which traps focus and closes with Escape. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return dialog
}
