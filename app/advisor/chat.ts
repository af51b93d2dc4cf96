/** What of the Digital Advisor is fetched once a conversation is wanted. */
export { closeChat, conversation, openChat, startConversation } from "./conversation.ts";
export { Panel } from "./panel.tsx";
