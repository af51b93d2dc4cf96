/** Words for those who have no connection. */
export const offline = {
  heading: "No signal out here",
  text: "This page is not on your device yet, and there is no connection to fetch it with.",
  tryAgain: "Try this page again",
  visited: "Pages you have already opened",
  reach: "A telephone may get through where the internet does not:",
  bar: "No connection. Pages you have opened before still work, and a message you write waits on this device until it can be sent.",
};
