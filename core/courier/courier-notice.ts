/** The message that brings a courier the link to a run. */
export interface CourierNotice {
  readonly kind: "courier_link";
  readonly shop: string;
  readonly number: string;
  readonly link: string;
}
