/** A part of the page: its height is known before it is drawn. `gap` is the space above it, which may shrink. */
export type Block = { gap: number; height: number; draw: (y: number) => void }
