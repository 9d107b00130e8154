import { root } from '#program/environment.mjs'
import { runStep } from '#program/steps.mjs'
import { buildAdminPanel, buildAllButBackend, buildApps, buildBackend } from './build.mjs'
import { installPackages, isInstallUpToDate } from './install.mjs'
import { linkPinnedNode } from './pinned-node.mjs'
import { ensurePnpm } from './pnpm.mjs'
import { requireDiskSpace, requireNode, requirePlatform } from './requirements.mjs'

/** Throws if the machine does not meet the requirements. Called before the first step. */
export function checkMachine() {
  requirePlatform()
  requireNode()
  requireDiskSpace(root, isInstallUpToDate() ? 0.3 : 4)
}

export async function preparePackages(logs) {
  await runStep('Package manager', () => ensurePnpm(logs))
  await runStep('Packages', () => installPackages(logs))
  linkPinnedNode()
}

export const prepareApps = logs => runStep('Apps and backend', () => buildApps(logs))
export const prepareAdminPanel = logs => runStep('Admin panel', () => buildAdminPanel(logs))

/**
 * Prepares the packages. Resolves with the builds that services wait for, so that the database starts meanwhile, and
 * the backend fills it while the apps are built.
 */
export async function prepareProduct(logs) {
  await preparePackages(logs)
  const code = runStep('Backend', () => buildBackend(logs))
  const builds = {
    code,
    apps: code.then(() => runStep('Apps', () => buildAllButBackend(logs))),
    panel: code.then(() => prepareAdminPanel(logs)),
  }
  // Whoever awaits them reports the failure.
  for (const build of Object.values(builds)) build.catch(() => undefined)
  return builds
}

/** Prepares the checkout: pnpm, packages, apps, backend and admin panel. */
export async function prepareCheckout(logs) {
  await Promise.all(Object.values(await prepareProduct(logs)))
}
