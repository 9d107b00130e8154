import { Mark } from '../art/mark'

/** The splash over the first load. Seen only while `<html data-splash>` stands, which packages/browser sets and ends. */
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
