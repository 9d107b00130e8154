declare global {
  var __webpack_nonce__: string | undefined
}

/** The dialog's scroll lock writes a style element: under our policy it needs the page's own nonce, which it reads here. */
export function provideStyleNonce(): void {
  if (typeof document === 'undefined') return
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
