export const dialogPanelClass =
  'max-h-[85dvh] w-[min(calc(100%-2rem),460px)] overflow-y-auto rounded-[28px_6px] bg-surface px-6 pt-7 pb-6 text-ink shadow-3 sm:px-8'

export const dialogFooterClass = 'mt-6.5 flex flex-wrap justify-end gap-2.5'
