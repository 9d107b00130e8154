declare global {
  var __webpack_nonce__: string | undefined
}

/** The dialog's scroll lock adds a style element, which needs the page's CSP nonce. It reads the nonce from this global. */
export function provideStyleNonce(): void {
  if (typeof document === 'undefined') return
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
