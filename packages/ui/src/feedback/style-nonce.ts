declare global {
  var __webpack_nonce__: string | undefined
}

/**
 * Provides the page's CSP nonce to the dialog's scroll lock, which reads the nonce from this global variable
 * for the style element that it adds.
 */
export function provideStyleNonce(): void {
  if (typeof document === 'undefined') return
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
