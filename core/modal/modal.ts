/** The first open modal's layer (MODAL-1). */
export const MODAL_BASE_LAYER = 10;
/** Layers between one open modal and the next (MODAL-1). */
export const MODAL_LAYER_STEP = 2;
/** After this long closed a modal forgets its content, in milliseconds (MODAL-1). */
export const MODAL_RESET_MS = 5000;

/**
 * The layer of a modal that opens over open ones: two above the highest of them, whichever of those beneath have
 * closed meanwhile, since the order of opening decides (MODAL-1).
 */
export function modalLayer(openLayers: readonly number[]): number {
  return openLayers.length === 0 ? MODAL_BASE_LAYER : Math.max(...openLayers) + MODAL_LAYER_STEP;
}
