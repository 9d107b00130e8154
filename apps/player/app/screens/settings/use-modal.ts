import { useEffect, useRef } from 'react'

/** Returns a ref for a native dialog, which opens as a modal: it traps focus and closes with Escape. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return dialog
}
