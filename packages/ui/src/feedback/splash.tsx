import { Mark } from '../art/mark'

/** The splash over the first load. Seen only while `<html data-splash>` stands, which packages/browser sets and ends. */
export function Splash({ productName }: { productName: string }) {
  return (
    <div className="splash">
      <Mark className="splash-mark size-28" />
      <span className="sr-only">{productName}</span>
    </div>
  )
}
