import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns the number of ticked checkboxes with the given name in the surrounding form, or `total` if `all` is
 * ticked; null before hydration.
 */
export function useSelectedCount(inside: RefObject<HTMLElement>, name: string, total: number): number | null {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    const read = () => {
      const data = new FormData(form)
      setCount(data.has('all') ? total : data.getAll(name).length)
    }
    read()
    form.addEventListener('change', read)
    return () => form.removeEventListener('change', read)
  }, [inside, name, total])
  return count
}
