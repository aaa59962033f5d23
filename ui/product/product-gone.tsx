import type { ReactElement } from "react";
import { Button } from "#ui/design/button.tsx";
import { Dialog } from "#ui/design/dialog.tsx";
import { EmptyState } from "#ui/design/empty-state.tsx";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface ProductGoneProps {
  readonly layer: number;
  readonly onClose: () => void;
}

/** An address that names no product of the menu (any more). */
export function ProductGone({ layer, onClose }: ProductGoneProps): ReactElement {
  const { L } = useI18n();
  const title = L.product.notFoundTitle();
  return (
    <Dialog isOpen onClose={onClose} zIndex={layer} label={title} closeLabel={L.common.close()}>
      <EmptyState
        icon={<SearchIcon size={40} />}
        title={title}
        action={<Button onPress={onClose}>{L.cart.backToMenu()}</Button>}
      />
    </Dialog>
  );
}
