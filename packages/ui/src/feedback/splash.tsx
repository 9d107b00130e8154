import { Mark } from '../art/mark'

/**
 * The splash screen of the first load. It is visible only while the attribute `data-splash` of `<html>` is
 * set, which packages/browser controls.
 */
export function Splash({ productName }: { productName: string }) {
  return (
    <div className="splash">
      <div className="splash-mark">
        <Mark className="size-28" />
      </div>
      <span className="sr-only">{productName}</span>
    </div>
  )
}
