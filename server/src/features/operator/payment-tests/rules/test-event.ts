/** An event as a provider writes it: it only says where to look. */
export function writeTestEvent({
  eventId,
  subscriptionId,
  customerId,
  at,
}: {
  eventId: string;
  subscriptionId: string;
  customerId: string;
  at: Date;
}): string {
  return JSON.stringify({
    id: eventId,
    object: 'event',
    type: 'customer.subscription.updated',
    created: Math.floor(at.getTime() / 1000),
    data: { object: { id: subscriptionId, object: 'subscription', customer: customerId } },
  });
}
